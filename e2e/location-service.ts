import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers a request to the fake IP geolocation service. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface LocationService {
  /** Without the token. */
  readonly url: string;
  /** Requests since the last `reset`: `GET /json?token=…`. */
  readonly requests: readonly string[];
  /** Forgets the requests, and uses another answer from now on. */
  readonly reset: (answer: Answer) => void;
  /** Refuses connections from now on. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Returns an answer with a body and a status, readable from any origin. */
export const answerWith =
  (body: string, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(body);
  };

/** Returns the service's usual answer for a location: `33.52,-86.81`. */
export const locAnswer = (loc: unknown): Answer => answerWith(JSON.stringify({ ip: '192.0.2.1', loc }));

/** Starts a fake location service on a free port. */
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
