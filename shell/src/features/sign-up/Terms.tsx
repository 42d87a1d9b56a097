import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { Checkbox, type CheckboxProps } from '@az/shared/ui/Checkbox';
import { Stack } from '@az/shared/ui/Stack';

/** Acceptance of the terms, which open in another tab so that no input is lost. */
export function Terms(props: CheckboxProps) {
  return (
    <Stack gap={4}>
      <Checkbox
        label="J'accepte les conditions d'utilisation et la politique de confidentialité."
        {...props}
      />
      {isRouteLive(paths.privacyTerms()) && (
        <Anchor href={paths.privacyTerms()} rel="noopener" size="sm" target="_blank">
          Lire les conditions et la politique de confidentialité (nouvel onglet)
        </Anchor>
      )}
    </Stack>
  );
}
