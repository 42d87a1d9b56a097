import type { Database } from '../database/open-database.ts';
import { positionTitles } from '../reference/reference-data.ts';
import { PositionRepository } from '../repositories/position-repository.ts';
import { apiDb, apiSchema } from './api-schema.ts';
import { createFirstTables } from './migration-0001.ts';
import { createCareer } from './migration-0002.ts';
import { createAccounts } from './migration-0003.ts';
import { createRenditions } from './migration-0004.ts';
import { secureAccounts } from './migration-0005.ts';
import { createThreads } from './migration-0006.ts';
import { createEventLog } from './migration-0007.ts';
import { addClientIds } from './migration-0008.ts';
import { createRelations } from './migration-0009.ts';
import { addAudiences } from './migration-0010.ts';
import { createSearch } from './migration-0011.ts';
import { foldSearch } from './migration-0012.ts';
import { rememberWrites } from './migration-0013.ts';

/**
 * Brings the API's tables and reference data up to date; safe to call at every start. A migration, once released, never
 * changes.
 */
export async function migrateApi(db: Database): Promise<void> {
  await db.migrate(apiSchema, {
    '0001-first-tables': { up: createFirstTables },
    '0002-career': { up: createCareer },
    '0003-accounts': { up: createAccounts },
    '0004-renditions': { up: createRenditions },
    '0005-secure-accounts': { up: secureAccounts },
    '0006-threads': { up: createThreads },
    '0007-event-log': { up: createEventLog },
    '0008-client-ids': { up: addClientIds },
    '0009-relations': { up: createRelations },
    '0010-audiences': { up: addAudiences },
    '0011-search': { up: createSearch },
    '0012-folded-search': { up: foldSearch },
    '0013-remembered-writes': { up: rememberWrites },
  });
  await new PositionRepository(apiDb(db)).addTitles(positionTitles);
}
