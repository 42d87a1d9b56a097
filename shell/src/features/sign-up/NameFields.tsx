import { TextInput } from '@az/shared/ui/TextInput';
import type { useSignUp } from './use-sign-up.ts';

type Props = { form: ReturnType<typeof useSignUp>['state']['form'] };

/** First and last name of a person, or the name of a company. */
export function NameFields({ form }: Props) {
  const { getInputProps, values } = form;
  if (values.kind === 'company') {
    return (
      <TextInput
        autoComplete="organization"
        id="companyName"
        label="Raison sociale"
        name="company"
        {...getInputProps('companyName')}
      />
    );
  }
  return (
    <>
      <TextInput
        autoComplete="given-name"
        id="firstName"
        label="Prénom"
        name="given-name"
        {...getInputProps('firstName')}
      />
      <TextInput
        autoComplete="family-name"
        id="lastName"
        label="Nom"
        name="family-name"
        {...getInputProps('lastName')}
      />
    </>
  );
}
