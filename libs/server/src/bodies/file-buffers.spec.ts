import { Readable } from 'node:stream';
import { MAX_PICTURE_BYTES } from '@ospite/domain/shared';
import { fileBuffers, releaseFiles } from './file-buffers';

const read = (chunks: readonly Buffer[], headers = {}) =>
  new Promise<Buffer>((resolve) => {
    const request = Object.assign(Readable.from([]), { headers }) as unknown as Parameters<
      typeof fileBuffers._handleFile
    >[0];
    fileBuffers._handleFile(request, { stream: Readable.from(chunks) }, (_error, file) =>
      resolve(file?.buffer ?? Buffer.alloc(0)),
    );
  });

it('joins what arrives in pieces, with the form’s length and without it', async () => {
  const chunks = [Buffer.from('two '), Buffer.from('pieces')];
  expect((await read(chunks)).toString()).toBe('two pieces');
  expect((await read(chunks, { 'content-length': '300' })).toString()).toBe('two pieces');
});

it('never takes more than the largest file and the byte that is too much', async () => {
  const chunks = [Buffer.alloc(MAX_PICTURE_BYTES), Buffer.alloc(1)];
  const file = await read(chunks, { 'content-length': String(10 * MAX_PICTURE_BYTES) });
  expect([file.length, file.buffer.byteLength]).toEqual([MAX_PICTURE_BYTES + 1, MAX_PICTURE_BYTES + 1]);
});

it('gives the memory back at once, and once only', async () => {
  const file = { buffer: await read([Buffer.from('x')]) };
  releaseFiles({ files: [file] });
  expect([file.buffer.length, file.buffer.buffer.byteLength]).toEqual([0, 0]);
  releaseFiles({ files: [file] });
  releaseFiles({});
});
