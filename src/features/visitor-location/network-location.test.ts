import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchNetworkLocation } from './network-location.ts';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  stop = undefined;
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}/json?token=abc`;
}

const answer =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

describe('fetchNetworkLocation', () => {
  it('sends one GET with the token and reads latitude and longitude', async () => {
    const requests: string[] = [];
    const url = await serve((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      answer(200, '{"city":"Birmingham","loc":"33.5207,-86.8025"}')(request, response);
    });
    expect(await fetchNetworkLocation(url)).toEqual({ lat: 33.5207, lng: -86.8025 });
    expect(requests).toEqual(['GET /json?token=abc']);
  });

  it.each([403, 404, 429, 500, 503])(
    'rejects answer %i with the text of the specification',
    async (status) => {
      const url = await serve(answer(status, '{"loc":"33.5,-86.8"}'));
      await expect(fetchNetworkLocation(url)).rejects.toThrow(
        new Error(`Failed to fetch location: ${status}`),
      );
    },
  );

  it.each([
    ...['"somewhere"', '"32.38"', '"32.38, -86.3"', '"91,0"', '"0,181"', '"1,2,3"', '"NaN,NaN"', '""'],
    ...['[33.5,-86.8]', '32.38', 'null'],
  ])('rejects the loc %s, and says it', async (loc) => {
    const url = await serve(answer(200, `{"loc":${loc}}`));
    await expect(fetchNetworkLocation(url)).rejects.toThrow(
      new Error(`Location lookup failed: the answer has no usable "loc" field (${loc})`),
    );
  });

  it.each(['{"bogon":true}', 'null', '[]', '"33.5,-86.8"'])(
    'rejects the answer %s for its loc',
    async (body) => {
      const url = await serve(answer(200, body));
      await expect(fetchNetworkLocation(url)).rejects.toThrow(
        new Error('Location lookup failed: the answer has no usable "loc" field (undefined)'),
      );
    },
  );

  it.each(['<!doctype html>', '{"loc": "32.38,-8', ''])('rejects the answer “%s”, no JSON', async (body) => {
    const url = await serve(answer(200, body));
    await expect(fetchNetworkLocation(url)).rejects.toThrow(/^Location lookup failed: .*JSON/);
  });

  it('gives the service five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await fetchNetworkLocation(await serve(answer(200, '{"loc":"33.5,-86.8"}')));
    expect(timeout.mock.calls).toEqual([[5000]]);
  });

  it('gives up when the service does not answer in time', async () => {
    const url = await serve(() => {});
    await expect(fetchNetworkLocation(url, 30)).rejects.toThrow(/^Location lookup failed: .*timeout/);
  });

  it('gives up when the answer stops halfway', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200).write('{"loc":');
    });
    await expect(fetchNetworkLocation(url, 60)).rejects.toThrow(/^Location lookup failed: .*timeout/);
  });

  it('rejects when nothing listens', async () => {
    const url = await serve(() => {});
    stop?.();
    await expect(fetchNetworkLocation(url)).rejects.toThrow('Location lookup failed: fetch failed');
  });
});
