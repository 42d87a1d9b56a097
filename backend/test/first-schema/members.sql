-- What people wrote into a database of the first released schema (migration 0001 alone).
insert into api.pictures (id, bytes, width, height, is_public)
values ('0123456789abcdef0123456789abcdef', '\xffd8ffd9', 1, 1, true);

insert into api.members
  (email, password_hash, kind, first_name, last_name, description, phone, address, country, province, city, verified,
   picture_id, created_at)
values
  ('ancienne@az-connect.test', '{{hash}}', 'person', 'Ancienne', 'Membre', 'Là depuis le début.', '+241 01 02 03 04',
   'Quartier Louis', 'Gabon', 'Estuaire', 'Libreville', true, '0123456789abcdef0123456789abcdef',
   '2026-01-05T08:00:00.123Z'),
  ('atelier@az-connect.test', null, 'company', 'Atelier du Fleuve', '', 'Menuiserie.', '', '', null, null, null, false,
   null, '2026-01-04T08:00:00Z');

insert into api.positions (title, description_html)
values ('Comptable', '<p>Tient les comptes.</p>'), ('Comptable', '<p>Les tient aussi.</p>');

insert into api.jobs (member_id, position_id, company_id, starting_date, ending_date)
select person.id, position.id, company.id,
  case position.id when 1 then '2019-02-01' else '2022-03-01' end,
  case position.id when 1 then '2022-02-28' end
from api.members person, api.members company, api.positions position
where person.kind = 'person' and company.kind = 'company';

insert into api.job_notes (job_id, kind, text)
select id, 'skill', 'Bilans' from api.jobs union all select id, 'task', 'Clôtures' from api.jobs;

insert into api.announcements (author_id, text, created_at)
select id, 'Bonjour à « tous ». Voici la première annonce.', '2026-01-06T09:00:00Z' from api.members where kind = 'person';

insert into api.announcement_images (announcement_id, picture_id, place, alt)
values (1, '0123456789abcdef0123456789abcdef', 0, 'Un point');

insert into api.announcement_comments (announcement_id, author_id, text, created_at)
select 1, id, 'Bienvenue.', '2026-01-06T10:00:00Z' from api.members where kind = 'company';

insert into api.announcement_likes (announcement_id, member_id) select 1, id from api.members;

insert into api.sessions (member_id, token_hash, created_at, last_seen_at, expires_at)
select id, sha256('{{token}}'::bytea), now(), now(), now() + interval '30 days' from api.members where kind = 'person';

insert into api.writes (member_id, key, fingerprint, reply, created_at)
select id, 'key:comment-of-then', encode(sha256(convert_to('["comment",1,"Bienvenue."]', 'UTF8')), 'hex'),
  '{"id": "1", "text": "Bienvenue."}', now()
from api.members where kind = 'person';
