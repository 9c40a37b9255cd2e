// Asks Lambda's runtime API for events and answers them. Lambda's own client for Node has native code
// and does more at its start, so this is the faster of the two.
import { Agent, request } from "node:http";
import { handle } from "./get-item.mjs";

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const api = `http://${process.env.AWS_LAMBDA_RUNTIME_API}/2018-06-01/runtime/invocation/`;

function exchange(method, path, body) {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
    const call = request(api + path, { agent, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (text += part));
      response.on("end", () => resolve({ id: response.headers["lambda-runtime-aws-request-id"], text }));
    });
    call.on("error", reject);
    call.end(body);
  });
}

for (;;) {
  const event = await exchange("GET", "next");
  await exchange("POST", `${event.id}/response`, await handle(event.text));
}
