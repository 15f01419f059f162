import { get } from 'node:http';

/** Returns the status of a path's answer, and where it redirects: `301 /new`. */
export const answerAt = (url: string, path: string): Promise<string> =>
  new Promise((done, fail) => {
    get(url, { path }, (response) => {
      response.resume();
      const { statusCode, headers } = response;
      response.on('end', () => done([statusCode, headers.location].filter(Boolean).join(' ')));
    }).on('error', fail);
  });
