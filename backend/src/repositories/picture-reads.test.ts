import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { ApiTables } from '../schema/tables.ts';
import { MediaAddresses } from '../security/media-addresses.ts';
import { AnnouncementImages } from './announcement-images.ts';
import { OwnPictures } from './own-pictures.ts';
import { PictureRepository } from './picture-repository.ts';
import { SecretRepository } from './secret-repository.ts';

const statements: string[] = [];
const db = new Kysely<ApiTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => {
    statements.push(query.sql);
  },
});
const media = new MediaAddresses(new SecretRepository(db), '', () => new Date());
const id = '0'.repeat(32);
const file = { imageId: 7, pictureId: id, memberId: 1 };

const pictures = new PictureRepository(db);
const images = new AnnouncementImages(db, () => '', media);
const own = new OwnPictures(db, media);

test.each([
  ['public', () => pictures.isPublic(id), () => pictures.findPublic(id)],
  ['of an announcement', () => images.mayRead(file, 7), () => images.findBytes(file, 7)],
  ['of one’s own', () => own.mayRead(file), () => own.findBytes(file)],
])('whether a picture may be shown is asked without its bytes: %s', async (_, mayRead, findBytes) => {
  statements.length = 0;
  await findBytes();
  await mayRead();
  expect(statements).toHaveLength(2);
  const [withBytes = '', without = ''] = statements;
  expect(withBytes).toMatch(/select .*"bytes" from /);
  expect(without).not.toMatch(/bytes/);
  // The same condition decides both.
  expect(without.slice(without.indexOf(' from '))).toBe(withBytes.slice(withBytes.indexOf(' from ')));
});
