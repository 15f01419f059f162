import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** How the fake IP geolocation service answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface LocationService {
  /** Its address, without the token. */
  readonly url: string;
  /** Every request since the last `reset`, as `METHOD path?query`. */
  readonly requests: readonly string[];
  /** Forgets the requests and answers in this way from now on. */
  readonly reset: (answer: Answer) => void;
  /** Stops listening, so that connections are refused. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** An answer with this status and body, readable from any origin like the real service's. */
export const answerWith =
  (body: string, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(body);
  };

/** The service's usual answer, with a place in its `loc` field. */
export const locAnswer = (loc: unknown): Answer => answerWith(JSON.stringify({ ip: '192.0.2.1', loc }));

/** Starts the service on a free port of this machine. */
export async function startLocationService(): Promise<LocationService> {
  const requests: string[] = [];
  let answer: Answer = answerWith('{}');
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  const listen = (port: number): Promise<number> =>
    new Promise((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address === 'object' && address !== null) done(address.port);
        else fail(new Error('The location service has no port'));
      });
    });
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}/json`,
    requests,
    reset: (next) => {
      requests.length = 0;
      answer = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    start: async () => {
      await listen(port);
    },
  };
}
