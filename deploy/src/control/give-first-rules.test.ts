import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { ControlPlane } from './control-plane.ts';
import { giveFirstRules } from './give-first-rules.ts';

const names = ['shell', 'feed', 'profile', 'content', 'settings'];
const rule = { metric: 'layout-shift', limit: 0.25, tolerance: 1.5 } as const;

test('an area without rules gets the first ones once, unless a rule was set or removed, or a rollout is under way', async () => {
  const [, ...areas] = names.map((name) => goodArea(name));
  const store = new MemoryStore(stateWith([goodShell(), ...areas], [goodArea('settings', '1.1.0')]));
  const control = new ControlPlane(store);
  await control.execute('origin', { verb: 'set-rule', area: 'feed', ...rule });
  await control.execute('origin', { verb: 'set-rule', area: 'profile', ...rule });
  await control.execute('origin', { verb: 'remove-rule', area: 'profile', metric: rule.metric });
  const steps = [{ basisPoints: 10_000, soakMs: 0 }];
  const start = {
    verb: 'start',
    area: 'settings',
    version: '1.1.0+b110',
    rolloutId: 'ab'.repeat(16),
  } as const;
  await control.execute('origin', { ...start, steps, profile: 'usual' });
  const rules = () => store.state.rules.map(({ area, metric, limit }) => `${area} ${metric} ${limit}`).sort();

  await giveFirstRules(control);
  const given = (area: string) => [`${area} failed-calls 1`, `${area} long-tasks 5000`];
  expect(rules()).toEqual([...given('content'), 'feed layout-shift 0.25', ...given('shell')]);

  await control.execute('origin', { verb: 'abort', area: 'settings' });
  await control.execute('origin', { verb: 'remove-rule', area: 'shell', metric: 'failed-calls' });
  await control.execute('origin', { verb: 'remove-rule', area: 'shell', metric: 'long-tasks' });
  await giveFirstRules(control);
  expect(rules()).toEqual([...given('content'), 'feed layout-shift 0.25', ...given('settings')]);
});
