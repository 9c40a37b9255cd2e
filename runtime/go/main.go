// One GetItem with the SDK as its guide shows it, and no JSON: the least a read costs. Asks Lambda's
// runtime API for events and answers them, which is all that Lambda's own client for Go does too.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
)

func main() {
	client := open()
	api := "http://" + os.Getenv("AWS_LAMBDA_RUNTIME_API") + "/2018-06-01/runtime/invocation/"
	for {
		event, err := http.Get(api + "next")
		if err != nil {
			log.Fatal(err)
		}
		if _, err = io.Copy(io.Discard, event.Body); err != nil {
			log.Fatal(err)
		}
		event.Body.Close()
		id := event.Header.Get("Lambda-Runtime-Aws-Request-Id")
		taken, err := http.Post(api+id+"/response", "application/json", bytes.NewReader(handle(client)))
		if err != nil {
			log.Fatal(err)
		}
		io.Copy(io.Discard, taken.Body)
		taken.Body.Close()
	}
}

// The endpoint is in the environment, which this version of the SDK does not look at.
func open() *dynamodb.Client {
	settings, err := config.LoadDefaultConfig(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	return dynamodb.NewFromConfig(settings, func(options *dynamodb.Options) {
		if endpoint := os.Getenv("AWS_ENDPOINT_URL_DYNAMODB"); endpoint != "" {
			options.EndpointResolver = dynamodb.EndpointResolverFromURL(endpoint)
		}
	})
}

func handle(client *dynamodb.Client) []byte {
	key := &types.AttributeValueMemberS{Value: "PAPER#wp-002"}
	found, err := client.GetItem(context.Background(), &dynamodb.GetItemInput{
		TableName: aws.String(os.Getenv("TABLE_NAME")),
		Key:       map[string]types.AttributeValue{"PK": key, "SK": key},
	})
	if err != nil {
		log.Fatal(err)
	}
	status := 200
	if found.Item == nil {
		status = 404
	}
	return []byte(fmt.Sprintf(`{"statusCode":%d}`, status))
}
