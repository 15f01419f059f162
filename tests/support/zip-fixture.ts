import { crc32, deflateRawSync } from 'node:zlib';

interface ZipChoices {
  /** The size that the archive says the file has. */
  readonly claimed?: number;
  /** 0 stores the bytes without compression. */
  readonly level?: number;
  /** Number of entries that all name the same bytes. */
  readonly copies?: number;
}

/** Returns a zip archive with one file. */
export const zipOf = (name: string, content: Buffer, { copies = 1, ...choices }: ZipChoices = {}): Buffer =>
  archive([entryOf(name, content, 0, choices)], copies);

/** Returns a zip archive with files, by name. */
export function zipOfFiles(files: Readonly<Record<string, string>>): Buffer {
  const entries: Entry[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const entry = entryOf(name, Buffer.from(content), offset);
    entries.push(entry);
    offset += entry.local.length;
  }
  return archive(entries, 1);
}

interface Entry {
  readonly local: Buffer;
  readonly central: Buffer;
}

const header = (signature: number, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
};

function entryOf(
  name: string,
  content: Buffer,
  offset: number,
  { claimed = content.length, level = 9 }: Omit<ZipChoices, 'copies'> = {},
): Entry {
  const data = deflateRawSync(content, { level });
  const file = Buffer.from(name);
  const local = header(0x04034b50, 30);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(claimed, 22);
  local.writeUInt16LE(file.length, 26);
  const central = header(0x02014b50, 46);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(crc32(content), 16);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(claimed, 24);
  central.writeUInt16LE(file.length, 28);
  central.writeUInt32LE(offset, 42);
  return { local: Buffer.concat([local, file, data]), central: Buffer.concat([central, file]) };
}

function archive(entries: readonly Entry[], copies: number): Buffer {
  const locals = Buffer.concat(entries.map(({ local }) => local));
  const centrals = Buffer.concat(
    Array.from({ length: copies }, () => entries.map(({ central }) => central)).flat(),
  );
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(entries.length * copies, 8);
  end.writeUInt16LE(entries.length * copies, 10);
  end.writeUInt32LE(centrals.length, 12);
  end.writeUInt32LE(locals.length, 16);
  return Buffer.concat([locals, centrals, end]);
}
