import type pg from 'pg';
import { seedTestData, startTestApi, type TestApi } from '../../../testing';
import { aPictureFile, storedFiles } from '@ospite/server/testing';

/** The seeded room without a picture. */
export const ROOM = 2;

export interface ImageResponse {
  readonly id: number;
  readonly roomId: number;
  readonly imageUrl: string;
  readonly imageOrder: number;
  readonly isMain: boolean;
  readonly updatedAt: string;
  readonly variants: readonly { readonly url: string; readonly width: number; readonly type: string }[];
}

/** A running server, its owner, and the gallery of one room. */
export class TestGallery {
  private constructor(
    readonly api: TestApi,
    readonly owner: Awaited<ReturnType<TestApi['signedIn']>>,
    readonly database: pg.Client,
    /** The file that `upload` sends. */
    readonly picture: Buffer,
  ) {}

  /** @param width of the picture, `height` in pixels: small ones are quicker, large ones have more copies */
  static async open(width = 700, height = 400): Promise<TestGallery> {
    const api = await startTestApi();
    await seedTestData(api.databaseUrl);
    const database = await api.connectDatabase();
    return new TestGallery(api, await api.signedIn(), database, await aPictureFile(width, height));
  }

  close(): Promise<void> {
    return this.api.close();
  }

  /** Deletes every picture of the room. */
  async empty(): Promise<void> {
    for (const { id } of await this.images()) await this.owner.delete(`/api/rooms/images/${id}`);
  }

  /** As guests see it. */
  async images(): Promise<ImageResponse[]> {
    return (await this.api.request.get(`/api/rooms/${ROOM}/images`)).body;
  }

  /** Names of the stored files of all rooms. */
  files(): Promise<string[]> {
    return storedFiles(this.api, 'rooms');
  }

  upload(fields: Readonly<Record<string, string>> = {}, room: number | string = ROOM) {
    return this.owner
      .post(`/api/rooms/${room}/images`)
      .field(fields)
      .attach('image', this.picture, 'camera.png');
  }

  /** Uploads so many pictures, one after the other. @returns their ids in order */
  async fill(count: number): Promise<number[]> {
    const ids: number[] = [];
    while (ids.length < count) ids.push((await this.upload()).body.id);
    return ids;
  }
}

/** A gallery in short: `0:7* 1:9` is picture 7, the main one, before picture 9. */
export function shape(images: readonly ImageResponse[]): string {
  return images.map(({ id, imageOrder, isMain }) => `${imageOrder}:${id}${isMain ? '*' : ''}`).join(' ');
}

/** The fields that an answer complains about: `image: required`. */
export function fieldErrors(body: {
  errors?: readonly { field: string; code: string }[];
}): string[] | undefined {
  return body.errors?.map(({ field, code }) => `${field}: ${code}`);
}
