import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type Preview, startPreview } from '../../scripts/hosts/preview/server.ts';

interface Instead {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Answer of a host that serves a fallback page for missing paths. */
export const fallbackPage: Instead = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Fallback</title><h1>Fallback</h1>',
};

export const gone: Instead = { status: 404, type: 'text/plain', body: 'Not found' };

/** A host at one address, to which builds are deployed in turn. */
export interface DeployedSite {
  /** Without a slash at the end. */
  readonly url: string;
  /** Serves another published folder from now on. */
  readonly deploy: (dist: string) => Promise<void>;
  /** Sets the answer for matching paths; without `instead`, they get none. */
  readonly answer: (paths: RegExp, instead?: Instead) => void;
  /** Undoes `answer`. */
  readonly answerAsDeployed: () => void;
  readonly close: () => Promise<void>;
}

/** Serves a published folder at an address that stays the same over deploys. */
export async function startDeployedSite(dist: string): Promise<DeployedSite> {
  let deployed: Preview = await startPreview({ dist, port: 0 });
  let exceptions: readonly { readonly paths: RegExp; readonly instead: Instead | undefined }[] = [];

  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const exception = exceptions.find(({ paths }) => paths.test(path));
    if (exception === undefined) forward(deployed.url, asked, answer);
    else if (exception.instead !== undefined) {
      const { status, type, body } = exception.instead;
      answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://localhost:${port}`,
    deploy: async (next) => {
      const before = deployed;
      deployed = await startPreview({ dist: next, port: 0 });
      await before.close();
    },
    answer: (paths, instead) => {
      exceptions = [...exceptions, { paths, instead }];
    },
    answerAsDeployed: () => {
      exceptions = [];
    },
    close: async () => {
      await deployed.close();
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}

function forward(to: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked;
  request(new URL(url, to), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 500, given.headers);
    given.pipe(answer);
  })
    .on('error', () => answer.destroy())
    .end();
}
