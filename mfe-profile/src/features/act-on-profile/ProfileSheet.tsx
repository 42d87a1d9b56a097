import { type Member, memberName } from '@az/shared/contracts';
import type { Experience } from '../../data/experiences.ts';
import { JobDates } from '../../ui/JobDetails/JobDates.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { words } from './dialog-words.ts';
import styles from './ProfileSheet.module.css';

function Notes({ label, notes }: { label: string; notes: Experience['skills'] }) {
  if (notes.length === 0) return null;
  return (
    <p className={styles.notes}>
      <strong>{label}&nbsp;:</strong> {notes.map(({ text }) => text).join(', ')}
    </p>
  );
}

function Job({ job }: { job: Experience }) {
  return (
    <li className={styles.job}>
      <h3 className={styles.title}>
        {job.position.title ?? 'Poste non défini'} · {job.company ?? 'Entreprise inconnue'}
      </h3>
      <JobDates endingDate={job.endingDate} startingDate={job.startingDate} />
      {job.description && <RichText nodes={job.description} />}
      {job.tasks.length > 0 && (
        <ul className={styles.tasks}>
          {job.tasks.map(({ id, text }, index) => (
            <li dir="auto" key={id ?? index}>
              {text}
            </li>
          ))}
        </ul>
      )}
      <Notes label={words.skills} notes={job.skills} />
      <Notes label={words.tools} notes={job.tools} />
    </li>
  );
}

/** The printed profile: name, contact details, and every job in full. No sample data. */
export function ProfileSheet({ member, experiences }: { member: Member; experiences: Experience[] }) {
  const location = [member.city, member.province, member.country].filter(Boolean).join(', ');
  const contact = [member.email, member.phone, member.address, location].filter((line) => line.trim());
  return (
    <div className={styles.sheet}>
      <p className={styles.name}>{memberName(member)}</p>
      {member.headline && <p>{member.headline}</p>}
      <p className={styles.contact}>{contact.join(' · ')}</p>
      {member.description.trim() && (
        <>
          <h2 className={styles.heading}>{words.presentation}</h2>
          <p className={styles.description} dir="auto">
            {member.description}
          </p>
        </>
      )}
      {experiences.length > 0 && (
        <>
          <h2 className={styles.heading}>{words.experience}</h2>
          <ul className={styles.jobs}>
            {experiences.map((job, index) => (
              <Job job={job} key={job.id ?? index} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
