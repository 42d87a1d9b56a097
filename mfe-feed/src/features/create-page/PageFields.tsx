import { CountedText } from '@az/shared/ui/CountedText';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { SimpleGrid } from '@az/shared/ui/SimpleGrid';
import { TextInput } from '@az/shared/ui/TextInput';
import { PhotoInput } from '../../ui/PhotoInput.tsx';
import styles from './CreatePage.module.css';
import { categories, maxAbout } from './page.form.ts';
import type { PageForm } from './use-page-form.ts';

/** The fields of a page. */
export function PageFields({ state: { form, image, setImage } }: { state: PageForm }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TextInput label="Nom de la page" name="name" required {...form.getInputProps('name')} />
        <TextInput label="Nom affiché" name="displayName" required {...form.getInputProps('displayName')} />
        <TextInput
          autoComplete="email"
          label="E-mail"
          name="email"
          required
          type="email"
          {...form.getInputProps('email')}
        />
        <NativeSelect
          data={[{ value: '', label: 'Choisir' }, ...categories]}
          label="Catégorie"
          name="category"
          required
          {...form.getInputProps('category')}
        />
        <TextInput inputMode="url" label="Site web" name="website" {...form.getInputProps('website')} />
        <TextInput
          autoComplete="tel"
          label="Téléphone"
          name="phone"
          required
          type="tel"
          {...form.getInputProps('phone')}
        />
      </SimpleGrid>
      <CountedText
        label="À propos"
        most={maxAbout}
        name="about"
        required
        {...form.getInputProps('about')}
        value={form.values.about}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Réseaux sociaux</legend>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {([1, 2, 3, 4] as const).map((place) => (
            <TextInput
              inputMode="url"
              key={place}
              label={`Adresse ${place}`}
              name={`social${place}`}
              {...form.getInputProps(`social${place}`)}
            />
          ))}
        </SimpleGrid>
      </fieldset>
      <PhotoInput files={image} label="Image de la page" onChange={setImage} />
    </>
  );
}
