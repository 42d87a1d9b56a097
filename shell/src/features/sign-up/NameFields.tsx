import { TextInput } from '@az/shared/ui/TextInput';
import type { useSignUp } from './use-sign-up.ts';

type Props = { form: ReturnType<typeof useSignUp>['form'] };

/** First and last name of a person, or the name of a company. */
export function NameFields({ form: { field, values } }: Props) {
  if (values.kind === 'company') {
    return (
      <TextInput
        autoComplete="organization"
        label="Raison sociale"
        {...field('companyName')}
        name="company"
      />
    );
  }
  return (
    <>
      <TextInput autoComplete="given-name" label="Prénom" {...field('firstName')} name="given-name" />
      <TextInput autoComplete="family-name" label="Nom" {...field('lastName')} name="family-name" />
    </>
  );
}
