import { type ApiConfig, type CompleteConfig, completeConfig } from './api-config.ts';
import type { Database } from './database/database.ts';
import { AnnouncementRepository } from './repositories/announcement-repository.ts';
import { CommentRepository } from './repositories/comment-repository.ts';
import { CompanyRepository } from './repositories/company-repository.ts';
import { JobRepository } from './repositories/job-repository.ts';
import { MemberRepository } from './repositories/member-repository.ts';
import { PictureRepository } from './repositories/picture-repository.ts';
import { PositionRepository } from './repositories/position-repository.ts';
import { SessionRepository } from './repositories/session-repository.ts';
import { WriteRepository } from './repositories/write-repository.ts';
import { type ApiDb, apiDb } from './schema/api-schema.ts';

export type ApiPluginOptions = { db: Database; config: ApiConfig };

/** What the routes work with; made once per server. */
export type Services = {
  db: ApiDb;
  config: CompleteConfig;
  /** Address of a public picture. */
  pictureUrl: (id: string) => string;
  announcements: AnnouncementRepository;
  comments: CommentRepository;
  companies: CompanyRepository;
  jobs: JobRepository;
  members: MemberRepository;
  pictures: PictureRepository;
  positions: PositionRepository;
  sessions: SessionRepository;
  writes: WriteRepository;
};

/** The services over a database; pictures have their addresses below `prefix`. */
export function makeServices({ db: database, config: given }: ApiPluginOptions, prefix: string): Services {
  const config = completeConfig(given);
  const db = apiDb(database);
  const pictureUrl = (id: string) => `${prefix}/az/pictures/${id}.jpg`;
  return {
    db,
    config,
    pictureUrl,
    announcements: new AnnouncementRepository(db, pictureUrl),
    comments: new CommentRepository(db, pictureUrl),
    companies: new CompanyRepository(db),
    jobs: new JobRepository(db),
    members: new MemberRepository(db),
    pictures: new PictureRepository(db, config.now),
    positions: new PositionRepository(db),
    sessions: new SessionRepository(db, config.now),
    writes: new WriteRepository(db, config.now),
  };
}
