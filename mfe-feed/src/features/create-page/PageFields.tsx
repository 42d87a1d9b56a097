import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { SimpleGrid } from '@az/shared/ui/SimpleGrid';
import { TextInput } from '@az/shared/ui/TextInput';
import { PhotoInput } from '../../ui/PhotoInput.tsx';
import styles from './CreatePage.module.css';
import { categories, maxAbout } from './page.form.ts';
import type { PageForm } from './use-page-form.ts';

/** The fields of a page. */
export function PageFields({ state: { textField, image, setImage } }: { state: PageForm }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TextInput label="Nom de la page" required {...textField('name')} />
        <TextInput label="Nom affiché" required {...textField('displayName')} />
        <TextInput autoComplete="email" label="E-mail" required type="email" {...textField('email')} />
        <NativeSelect
          data={[{ value: '', label: 'Choisir' }, ...categories]}
          label="Catégorie"
          required
          {...textField('category')}
        />
        <TextInput inputMode="url" label="Site web" {...textField('website')} />
        <TextInput autoComplete="tel" label="Téléphone" required type="tel" {...textField('phone')} />
      </SimpleGrid>
      <CountedTextarea label="À propos" most={maxAbout} required {...textField('about')} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Réseaux sociaux</legend>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {([1, 2, 3, 4] as const).map((number) => (
            <TextInput
              inputMode="url"
              key={number}
              label={`Adresse ${number}`}
              {...textField(`social${number}`)}
            />
          ))}
        </SimpleGrid>
      </fieldset>
      <PhotoInput files={image} label="Image de la page" onChange={setImage} />
    </>
  );
}
