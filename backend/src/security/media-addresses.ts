import type { SecretRepository } from '../repositories/secret-repository.ts';
import { parseId } from '../schema/ids.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

/** A picture for one member, or a smaller size of it. If `imageId` is null, it is the member's own picture or cover. */
export type MediaFile = { imageId: number | null; pictureId: string; memberId: number };

const dayMs = 24 * 60 * 60 * 1000;
const fileForm = /^(\d{1,10}|own)\.([0-9a-f]{32})\.(\d{1,10})\.(\d{1,6})\.([\w-]{22})$/;

/**
 * Addresses of non-public pictures, signed with a secret of the database, each for one member: an `img` sends no Bearer
 * token. The address of a picture changes at midnight (UTC) and expires 24 to 48 hours after it was made.
 */
export class MediaAddresses {
  constructor(
    readonly secrets: SecretRepository,
    readonly prefix: string,
    readonly now: () => Date,
  ) {}

  /** Loads the secret and returns a function that makes addresses. */
  async signer(): Promise<(file: MediaFile) => string> {
    const secret = await this.secrets.load('media');
    const lastDay = Math.floor(this.now().getTime() / dayMs) + 1;
    return ({ imageId, pictureId, memberId }) => {
      const signed = `${imageId ?? 'own'}.${pictureId}.${memberId}.${lastDay}`;
      return `${this.prefix}/az/media/${signed}.${signatureOf(secret, signed)}`;
    };
  }

  /** The picture of an address; null if the address has expired or its signature is wrong. */
  async read(name: string): Promise<MediaFile | null> {
    const [, image = '', pictureId = '', member = '', lastDay = '', signature = ''] =
      fileForm.exec(name) ?? [];
    const [imageId, memberId] = [parseId(image), parseId(member)];
    const until = new Date((Number(lastDay) + 1) * dayMs);
    if ((imageId === null && image !== 'own') || memberId === null || until <= this.now()) return null;
    const secret = await this.secrets.load('media');
    const isOurs = isSignatureOf(secret, `${image}.${pictureId}.${member}.${lastDay}`, signature);
    return isOurs ? { imageId, pictureId, memberId } : null;
  }
}
