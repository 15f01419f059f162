import { get } from 'node:http';

/** Status and place of the answer to a path, which is asked for exactly as it is: `301 /new`. */
export const answerAt = (url: string, path: string): Promise<string> =>
  new Promise((done, fail) => {
    get(url, { path }, (response) => {
      response.resume();
      const { statusCode, headers } = response;
      response.on('end', () => done([statusCode, headers.location].filter(Boolean).join(' ')));
    }).on('error', fail);
  });
