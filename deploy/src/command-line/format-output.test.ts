import type { FoundReport } from '../api/health-answers.ts';
import { formatReport } from './format-output.ts';

const report: FoundReport['report'] = {
  ...{ id: '3k9x1a7b', at: '2026-03-01T10:00:00.000Z', area: 'feed', version: '1.1.0+b110' },
  ...{ cohort: 'none', kind: 'fail-mount', stage: 'render', route: '/feed/home' },
  ...{ cause: 'Error: broken', stack: null, hidden: false, verified: true },
};

test('reports of members are printed without their source, anonymous ones with it', () => {
  const unverified = 'Unverified: nobody was signed in where it was reported';
  expect(formatReport({ report, owner: null }).join('\n')).not.toContain(unverified);
  const lines = formatReport({ report: { ...report, verified: false }, owner: null });
  expect(lines.at(-1)).toContain(unverified);
});
