import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import sharp from 'sharp';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import { PictureRepository } from '../repositories/picture-repository.ts';
import type { ApiTables } from '../schema/tables.ts';

const folder = new URL('../../seed-pictures/', import.meta.url);

async function read(file: string): Promise<EncodedPicture> {
  const bytes = await readFile(new URL(file, folder));
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}

/** Stores a picture of the demo network, with its smaller sizes unless it is a portrait, and returns its id. */
export async function storePicture(
  db: Transaction<ApiTables>,
  name: string,
  { isPublic, isPortrait = false }: { isPublic: boolean; isPortrait?: boolean },
): Promise<string> {
  const largest = await read(`${name}.jpg`);
  const smaller = isPortrait ? [] : [await read(`${name}-800.webp`), await read(`${name}-400.webp`)];
  return PictureRepository.storeSizes(db, [largest, ...smaller], isPublic);
}
