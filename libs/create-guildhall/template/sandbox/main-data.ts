import { onContentHost, type RawMainData } from '@guildhall/sandbox/seed';

const to = (title: string, path: string) => ({ title, url: onContentHost(path), target: '' });

/** Texts and links of the whole site. */
export const mainData: RawMainData = {
  _en_maindata: {
    userAdminData: {},
    variousData: {
      headerLink: to('Join us', '/join'), // if membership
      membershipLink: to('Join us', '/join'), // if membership
      contactLink: to('Contact', '/contact'),
      termsLink: to('Rules', '/rules'),
      privacyLink: to('Privacy', '/rules'),
      footerData1: '<p><strong>The Reed Society</strong></p>',
      contentOrigin: onContentHost(''),
      navigation: [
        to('News', '/news'),
        to('Shop', '/shop'), // if shop
        to('For members', '/for-members'), // if members
        to('Contact', '/contact'),
      ],
    },
    formData: {},
    shopData: {},
    pageData: {},
  },
};
