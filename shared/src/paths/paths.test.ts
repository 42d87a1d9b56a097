/** @jest-environment node */
import { paths, signInPath } from './paths.ts';

describe('paths', () => {
  test('encodes ids', () => {
    expect(paths.feedEvent('a/b?c')).toBe('/feed/events/a%2Fb%3Fc');
    expect(paths.postDetails('é&x=1')).toBe('/feed/post-details?post=%C3%A9%26x%3D1');
  });

  test('omits missing query values', () => {
    expect(paths.messaging()).toBe('/messaging');
    expect(paths.messaging(102)).toBe('/messaging?contact=102');
  });

  test('builds no URL twice', () => {
    // These three are excluded because each builds the URL of another function's page, with other parameters.
    const { feedWrite, announcement, memberProfile, ...ofPages } = paths;
    const built = Object.values(ofPages).map((build) =>
      (build as (id: string) => string)('7').replace(/\?.*/, ''),
    );
    expect(feedWrite()).toBe(`${paths.feedHome()}#publier`);
    expect(announcement('7')).toBe('/feed/post-details?announcement=7');
    expect(memberProfile('7')).toBe('/profile/feed?member=7');
    expect(new Set(built).size).toBe(built.length);
    expect(built).toHaveLength(54);
  });
});

describe('signInPath', () => {
  test('contains the whole requested URL', () => {
    expect(signInPath('/blogs?page=2#top')).toBe(
      '/auth-advance/sign-in?redirectTo=%2Fblogs%3Fpage%3D2%23top',
    );
    expect(signInPath()).toBe('/auth-advance/sign-in');
  });
});
