import { createServer, request } from 'node:http';

/** A request that changed a store. */
export interface RecordedRequest {
  readonly method: 'PUT' | 'DELETE';
  /** `/bucket/key`, decoded. */
  readonly path: string;
  readonly body: Buffer;
  /** Moments count beginnings and ends of requests; `ended` is undefined after a failure. */
  readonly began: number;
  ended?: number;
}

export interface RecordingProxy {
  readonly url: string;
  readonly requests: readonly RecordedRequest[];
  readonly close: () => Promise<void>;
}

/** Starts a server that passes requests on to another, and records those that change something there. */
export async function startRecordingProxy(to: string): Promise<RecordingProxy> {
  const target = new URL(to);
  const requests: RecordedRequest[] = [];
  let moments = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('error', () => outgoing.destroy());
    incoming.on('end', () => {
      const { method, url = '/', headers } = incoming;
      const body = Buffer.concat(chunks);
      const path = decodeURIComponent(url.split('?', 1)[0] ?? url);
      const record: RecordedRequest | undefined =
        method === 'PUT' || method === 'DELETE' ? { method, path, body, began: moments } : undefined;
      moments += 1;
      if (record !== undefined) requests.push(record);
      // The signature is over the host that the client was told.
      const onward = request(
        { host: target.hostname, port: target.port, method, path: url, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          answer.pipe(outgoing);
          answer.on('end', () => {
            if (record !== undefined && (answer.statusCode ?? 500) < 300) record.ended = moments;
            moments += 1;
          });
        },
      );
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
