import type { DeclaredKey } from '@az/shared/discovery';
import type { Live } from '../versions/versions.ts';

export const declaredKeys = ({ shell, areas }: Pick<Live, 'shell' | 'areas'>): DeclaredKey[] => [
  ...(shell.storage ?? []),
  ...areas.flatMap(({ storage = [] }) =>
    storage.map(
      (declared): DeclaredKey => ({ kind: declared.until === 'tab' ? 'session' : 'local', ...declared }),
    ),
  ),
];
