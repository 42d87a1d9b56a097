import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { TextLink } from '@az/shared/ui/TextLink';
import { AboutFrame } from './AboutFrame.tsx';
import { words } from './words.ts';

export function AboutCard() {
  const { member } = useAuthContext();
  if (!member) return null;
  const { description, email, phone, address, city, province, country } = member;
  return (
    <AboutFrame
      {...{ description, email, phone, address }}
      empty={<TextLink to={paths.settingsAccount()}>{words.addAbout}</TextLink>}
      location={[city, province, country].filter(Boolean).join(', ')}
      of="de votre présentation"
      to={paths.profileAbout()}
    />
  );
}
