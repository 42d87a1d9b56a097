import { accountLengths, type Member } from '@az/shared/contracts';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { TextInput } from '@az/shared/ui/TextInput';
import type { OwnAccount } from '../../data/account.ts';
import styles from './EditIdentity.module.css';
import { isNewEmail } from './identity.form.ts';
import { LocationFields } from './LocationFields.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import type { IdentityForm } from './use-edit-identity.ts';
import { words } from './words.ts';

function NameFields({
  form: { field, values, stored },
  kind,
}: {
  form: IdentityForm;
  kind: OwnAccount['kind'];
}) {
  if (kind === 'company') {
    const name = <TextInput autoComplete="organization" label={words.company} required {...field('Names')} />;
    // A company's last name is shown only if the server has one, which is then part of its name everywhere.
    if (stored.LastName === '' && values.LastName === '') return name;
    return (
      <div className={styles.pair}>
        {name}
        <TextInput autoComplete="off" label={words.companyLastName} {...field('LastName')} />
      </div>
    );
  }
  return (
    <div className={styles.pair}>
      <TextInput autoComplete="given-name" label={words.firstName} required {...field('Names')} />
      <TextInput autoComplete="family-name" label={words.lastName} required {...field('LastName')} />
    </div>
  );
}

type Props = { form: IdentityForm; account: OwnAccount; member: Member };

/** The fields of an account; a company usually has only one name. A new address needs the password. */
export function IdentityFields({ form, account, member }: Props) {
  const { field, values, stored } = form;
  const email = field('E-mails');
  return (
    <>
      <NameFields form={form} kind={account.kind} />
      {account.headline !== null && (
        <TextInput
          autoComplete="off"
          description={words.headlineHint}
          label={words.headline}
          {...field('Headline')}
        />
      )}
      <CountedTextarea
        label={words.description}
        most={accountLengths.Description}
        {...field('Description')}
      />
      <div>
        <TextInput
          autoComplete="email"
          inputMode="email"
          label={words.email}
          required
          type="email"
          {...email}
        />
        <PendingEmail account={account} fieldId={email.id} member={member} />
      </div>
      {isNewEmail(values, stored) && (
        <PasswordInput
          autoComplete="current-password"
          description={words.passwordHint}
          label={words.password}
          required
          {...field('password')}
        />
      )}
      <div className={styles.pair}>
        <TextInput autoComplete="tel" inputMode="tel" label={words.phone} type="tel" {...field('Phones')} />
        <TextInput autoComplete="street-address" label={words.address} {...field('Adresses')} />
      </div>
      <LocationFields form={form} />
    </>
  );
}
