import { useCapability } from '@az/shared/api';
import { isSlotFilled } from '@az/shared/area';

export type FirstStep = 'picture' | 'headline' | 'people';

/** The steps that the server and the running areas support; null until the server's extensions are known. */
export function useFirstSteps(): FirstStep[] | null {
  const hasAccount = useCapability('accounts', false);
  const hasPeople = useCapability('network', false);
  if (hasAccount === null || hasPeople === null) return null;
  return [
    ...(isSlotFilled('profile.picture-editor') ? (['picture'] as const) : []),
    ...(hasAccount ? (['headline'] as const) : []),
    ...(hasPeople ? (['people'] as const) : []),
  ];
}
