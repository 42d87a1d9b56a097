import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture, PictureRepository } from '../repositories/picture-repository.ts';

const folder = new URL('../../seed-pictures/', import.meta.url);

async function read(name: string, isPublic: boolean): Promise<Picture> {
  const bytes = await readFile(new URL(`${name}.jpg`, folder));
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, is_public: isPublic };
}

export async function storePicture(
  pictures: PictureRepository,
  name: string,
  isPublic: boolean,
): Promise<string> {
  return pictures.store(await read(name, isPublic));
}
