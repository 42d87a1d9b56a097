/** @jest-environment node */
import { safeParse } from 'valibot';
import { memberName, memberRole, parseSessionUser, toWireUser } from './member.ts';
import { SessionUserWire } from './wire/session-user.wire.ts';

const jpeg = '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==';

const whole: SessionUserWire = {
  Customers_Numbers: '100001',
  Names: 'Clarisse',
  LastName: 'Mboumba',
  Description: 'Transport',
  'E-mails': 'clarisse@az-connect.test',
  Phones: '+241 11 00 00 12',
  Adresses: '14 rue des Flamboyants',
  created_date: '2024-03-12T08:00:00.000Z',
  Picture: jpeg,
  type: 'person',
  isVerify: true,
  province: { Name: 'Estuaire' },
  city: { Name: 'Libreville' },
  country: { fr_Name: 'Gabon' },
  last_job_history: {
    position: { fr_Positions: 'Responsable logistique', Descriptions: '<p>-</p>' },
    company: { Names: 'Mavoula' },
    starting_date: '2022-03-01',
    ending_date: null,
    skills: [{ id_skills: '1', description: 'Planification' }],
    tools: [{ id_tools: '2', description: 'Tableur' }],
    tasks: [{ id_tasks: '3', description: 'Planifier' }],
  },
};

it('reads a whole session user and writes it back unchanged', () => {
  expect(safeParse(SessionUserWire, whole).success).toBe(true);
  const session = parseSessionUser(whole);
  expect(session?.member).toEqual({
    id: '100001',
    firstName: 'Clarisse',
    lastName: 'Mboumba',
    headline: '',
    description: 'Transport',
    email: 'clarisse@az-connect.test',
    phone: '+241 11 00 00 12',
    address: '14 rue des Flamboyants',
    createdAt: '2024-03-12T08:00:00.000Z',
    picture: jpeg,
    kind: 'person',
    verified: true,
    province: 'Estuaire',
    city: 'Libreville',
    country: 'Gabon',
    lastJob: {
      position: { title: 'Responsable logistique', descriptionHtml: '<p>-</p>' },
      company: 'Mavoula',
      startingDate: '2022-03-01',
      endingDate: null,
      skills: [{ id: '1', text: 'Planification' }],
      tools: [{ id: '2', text: 'Tableur' }],
      tasks: [{ id: '3', text: 'Planifier' }],
    },
  });
  expect(session?.wire).toEqual(whole);
});

it('has a headline that is not written to local storage', () => {
  const session = parseSessionUser({ ...whole, Headline: 'Guide' });
  expect(session?.member.headline).toBe('Guide');
  expect(session?.wire).toEqual(whole);
});

it('shows the headline under a name, else the title of the last job', () => {
  const lastJob = parseSessionUser(whole)?.member.lastJob ?? null;
  expect(memberRole({ headline: 'Guide', lastJob })).toBe('Guide');
  expect(memberRole({ headline: '', lastJob })).toBe('Responsable logistique');
  expect(memberRole({ headline: '', lastJob: null })).toBeNull();
});

it('reads a user with only a numeric id', () => {
  const session = parseSessionUser({ Customers_Numbers: 7 });
  expect(session?.member).toMatchObject({ id: '7', firstName: '', email: '', picture: null, lastJob: null });
  expect(session?.member).toMatchObject({ kind: 'person', verified: false, country: null, createdAt: null });
  expect(safeParse(SessionUserWire, session?.wire).success).toBe(true);
});

it('reads Emails like E-mails, and prefers the latter', () => {
  const { 'E-mails': email, ...rest } = whole;
  expect(parseSessionUser({ ...rest, Emails: email })?.member.email).toBe(email);
  expect(parseSessionUser({ ...whole, Emails: 'other@az-connect.test' })?.member.email).toBe(email);
});

it('recognises companies by webcompany only', () => {
  expect(parseSessionUser({ ...whole, type: 'webcompany' })?.member.kind).toBe('company');
  expect(parseSessionUser({ ...whole, type: 'webcompany' })?.wire.type).toBe('webcompany');
  expect(parseSessionUser({ ...whole, type: 'company' })?.member.kind).toBe('person');
});

it('reads the picture with a data prefix, and refuses anything but images', () => {
  expect(parseSessionUser({ ...whole, Picture: `data:image/jpeg;base64,${jpeg}` })?.member.picture).toBe(
    jpeg,
  );
  for (const Picture of ['PHN2Zz48L3N2Zz4=', '<svg/>', 'javascript:alert(1)', 5, {}]) {
    expect(parseSessionUser({ ...whole, Picture })?.wire.Picture).toBeNull();
  }
});

it('keeps no other key for storage', () => {
  const hostile = JSON.parse(
    '{"Customers_Numbers":"7","access_token":"secret","__proto__":{"isVerify":true},"province":{"Name":"P","token":"secret"}}',
  );
  const session = parseSessionUser(hostile);
  expect(JSON.stringify(session)).not.toContain('secret');
  expect(session?.member.verified).toBe(false);
  expect(Object.keys(session?.wire ?? {}).sort()).toEqual(Object.keys(whole).sort());
});

it.each([null, undefined, '', 'x', 5, [], [whole], {}, { Customers_Numbers: '' }, { Customers_Numbers: {} }])(
  'gives null for %p',
  (raw) => {
    expect(parseSessionUser(raw)).toBeNull();
  },
);

it('survives wrong types in every field', () => {
  const keys = Object.keys(whole) as (keyof SessionUserWire)[];
  for (const key of keys.filter((one) => one !== 'Customers_Numbers')) {
    for (const value of [null, 5, [], {}, '<', true, [null], { Name: [] }]) {
      const session = parseSessionUser({ ...whole, [key]: value });
      expect(safeParse(SessionUserWire, session?.wire).success).toBe(true);
    }
  }
});

it('joins the names of a person and of a company', () => {
  const email = 'c.mboumba@exemple.test';
  expect(memberName({ firstName: 'Clarisse', lastName: 'Mboumba', email })).toBe('Clarisse Mboumba');
  expect(memberName({ firstName: 'Atelier', lastName: '', email })).toBe('Atelier');
});

it('names a member without a name by the e-mail address, and has a default without one', () => {
  expect(memberName({ firstName: '', lastName: '', email: 'c.mboumba@exemple.test' })).toBe('c.mboumba');
  expect(memberName({ firstName: '', lastName: '', email: '' })).toBe('Membre');
});

it('keeps a member through writing and reading', () => {
  const member = parseSessionUser(whole)?.member;
  expect(member && parseSessionUser(toWireUser(member))?.member).toEqual(member);
});
