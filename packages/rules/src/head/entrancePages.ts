import { brand } from '../brand/brand.ts';
import { registrationTitles } from '../accounts/accountKind.ts';
import { pageTitles } from './pageTitles.ts';
import type { PublicPage } from './publicPages.ts';
import { publicPaths } from './publicPaths.ts';

/** Returns the sign-in and registration pages. They are not in the site map. */
export function entrancePages(): readonly PublicPage[] {
  const { name } = brand;
  return [
    {
      path: publicPaths.signIn,
      title: pageTitles.signIn,
      description: `Sign in to ${name} to see prices, order and follow your prescriptions.`,
    },
    {
      path: publicPaths.signUp,
      title: pageTitles.signUp,
      description: `Open an account with ${name}: for practitioners, prescribers and businesses in aesthetic medicine.`,
    },
    {
      path: publicPaths.signUpAs('professional'),
      title: registrationTitles.professional,
      description: `Register with ${name} as a doctor, dentist, nurse, pharmacist or other healthcare professional.`,
    },
    {
      path: publicPaths.signUpAs('other'),
      title: registrationTitles.other,
      description: `Register with ${name} as an aesthetics practitioner; a prescriber signs for what needs a prescription.`,
    },
  ];
}
