import type { SubmitForm } from '@az/shared/forms';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { SimpleGrid } from '@az/shared/ui/SimpleGrid';
import { TextInput } from '@az/shared/ui/TextInput';
import { PhotoInput } from '../../ui/PhotoInput.tsx';
import styles from './CreatePage.module.css';
import { categories, maxAboutLength, type PageValues } from './page.form.ts';

type Props = {
  form: SubmitForm<PageValues>;
  image: File[];
  onImageChange: (image: File[]) => void;
};

export function PageFields({ form: { field }, image, onImageChange }: Props) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TextInput label="Nom de la page" required {...field('name')} />
        <TextInput label="Nom affiché" required {...field('displayName')} />
        <TextInput autoComplete="email" label="E-mail" required type="email" {...field('email')} />
        <NativeSelect
          data={[{ value: '', label: 'Choisir' }, ...categories]}
          label="Catégorie"
          required
          {...field('category')}
        />
        <TextInput inputMode="url" label="Site web" {...field('website')} />
        <TextInput autoComplete="tel" label="Téléphone" required type="tel" {...field('phone')} />
      </SimpleGrid>
      <CountedTextarea label="À propos" most={maxAboutLength} required {...field('about')} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Réseaux sociaux</legend>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {([1, 2, 3, 4] as const).map((number) => (
            <TextInput
              inputMode="url"
              key={number}
              label={`Adresse ${number}`}
              {...field(`social${number}`)}
            />
          ))}
        </SimpleGrid>
      </fieldset>
      <PhotoInput label="Image de la page" onChange={onImageChange} value={image} />
    </>
  );
}
