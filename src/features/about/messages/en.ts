export const en = {
  title: 'About',
  lead: 'A home for Racing Kings: two armies side by side, two kings racing for the eighth rank, and no check, ever.',
  privacy: {
    heading: 'What it knows of you',
    text: 'Nothing. There is no server behind this page, no account, no cookie and no counter. Your games and settings stay in this browser and nowhere else.',
  },
  licence: {
    heading: 'Free software',
    text: 'You may use, study, share and change it under the GNU General Public License, version 3 or later. Pieces, letters and libraries are the work of others:',
    credits: 'Credits',
    libraries: 'Libraries and their licences',
  },
  version: {
    heading: 'Version',
    text: (version: string, commit: string): string => `${version}, built from ${commit}`,
    unknown: 'unknown sources',
  },
};
