// One GetItem with the SDK as its guide shows it, and no JSON: the least a read costs.
import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";

const client = new DynamoDBClient({});
const key = { S: "PAPER#wp-002" };

export async function handle() {
  const command = new GetItemCommand({ TableName: process.env.TABLE_NAME, Key: { PK: key, SK: key } });
  const { Item } = await client.send(command);
  return JSON.stringify({ statusCode: Item ? 200 : 404 });
}
