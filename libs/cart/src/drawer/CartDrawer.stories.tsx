import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { book, evening, journal, print, createProductLine } from './cart-in-store.fixture.ts';
import { CartStory } from './cart-story.fixture.tsx';

const meta = {
  title: 'Shop/Cart',
  component: CartStory,
  // Each in its own frame: otherwise all of them would cover the docs page.
  parameters: { island: 'cart', docs: { story: { inline: false, height: '40rem' } } },
  args: { cart: { lines: [evening, print, book] } },
} satisfies Meta<typeof CartStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingInIt: Story = { args: { cart: {} } };

export const One: Story = { args: { cart: { lines: [book] } } };

export const Several: Story = {};

export const MoreThanTheWindowHolds: Story = {
  args: {
    cart: {
      lines: [
        journal,
        evening,
        print,
        book,
        ...['Orbits', 'Strata', 'Tree rings', 'Cones of light'].map((title) =>
          createProductLine(title, 1, { collectionTitle: 'Prints' }),
        ),
      ],
    },
  },
};

export const AChangeIsUnderWay: Story = {
  args: {
    cart: {
      lines: [print, book],
      shop: 'silent',
      events: [{ type: 'change', lineId: print.id, by: 1 }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent
      .setup({ pointerEventsCheck: 0 })
      .click(page.getByRole('button', { name: 'Increase quantity of The Long Table' }));
    await expect(page.getByLabelText('Quantity of Tide chart, 2140, A2, unframed')).toHaveValue('3');
  },
};

export const TheFirstOneIsBeingAdded: Story = {
  args: { cart: { shop: 'silent', events: [{ type: 'add', draft: book }] } },
};

export const TheCartIsBeingFetched: Story = {
  args: {
    cart: { shop: 'silent', events: [{ type: 'refresh', checkout: { id: 'cart 1', webUrl: '' } }] },
  },
};

export const TheShopCannotBeReached: Story = {
  args: { cart: { state: { checkout: { id: 'cart 1', webUrl: '' }, status: 'unloaded' } } },
};

export const TheShopRefusedTheChange: Story = {
  args: {
    cart: { lines: [print, book], notices: [{ kind: 'refused', title: 'Tide chart, 2140, A2, unframed' }] },
  },
};

export const AChangeWasNotSaved: Story = {
  args: { cart: { lines: [print, book], notices: [{ kind: 'not saved', title: 'The Long Table' }] } },
};

export const AChangeIsNotConfirmed: Story = {
  args: {
    cart: {
      lines: [print, book],
      state: { status: 'unsure' },
      notices: [{ kind: 'unconfirmed', title: 'The Long Table' }],
    },
  },
};

export const TheCartIsNoLongerOpen: Story = {
  args: { cart: { notices: [{ kind: 'gone' }] } },
};

export const ANewCartAfterAClosedOne: Story = {
  args: { cart: { lines: [book], notices: [{ kind: 'renewed' }] } },
};

export const TheCheckoutCannotBeOpened: Story = {
  args: { cart: { lines: [print, book], notices: [{ kind: 'address refused' }] } },
};

export const OneIsSoldOut: Story = {
  args: {
    cart: { lines: [book], notices: [{ kind: 'short', items: [{ title: print.title, quantity: 0 }] }] },
  },
};

export const OneIsNoLongerSold: Story = {
  args: {
    cart: { lines: [book], notices: [{ kind: 'no longer sold', titles: ['Tide chart, 2140', 'Orbits'] }] },
  },
};

export const ASoldOutLineThatStays: Story = {
  args: { cart: { lines: [{ ...print, availableForSale: false }, book] } },
};

export const AnEventIsBookedOnce: Story = {
  args: { cart: { lines: [evening] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: 'Increase quantity of An evening of long views, 12 March 2027' }),
    );
    await expect(await page.findByText('You can only book one place per event')).toBeVisible();
  },
};

export const TheShopChangedThis: Story = {
  args: {
    cart: {
      lines: [{ ...print, quantity: 1, total: print.price }, book],
      notices: [
        {
          kind: 'changed',
          changes: [
            {
              title: print.title,
              price: { wasMinor: 39500, isMinor: 45000, currency: 'DKK' },
              quantity: { was: 2, is: 1 },
            },
          ],
        },
      ],
    },
  },
};

export const TooFewAndNotSoldToTheCountry: Story = {
  args: {
    cart: {
      lines: [print, book],
      notices: [
        { kind: 'short', items: [{ title: print.title, quantity: 2 }] },
        { kind: 'not sold here', titles: [book.title] },
      ],
    },
  },
};

export const WithDiscounts: Story = {
  args: {
    cart: {
      lines: [print, book],
      state: {
        costs: {
          currency: 'DKK',
          subtotalMinor: 118000,
          discounts: [{ name: 'Winter week', amountMinor: 11800 }],
          totalMinor: 106200,
          inapplicableCodes: ['MEMBERS-2025'],
        },
      },
    },
  },
};

export const TheShopDoesNotShowItAnyMore: Story = {
  args: { cart: { state: { checkout: { id: 'cart 1', webUrl: '' }, status: 'unreadable' } } },
};

export const ANewCartIsStarted: Story = {
  ...TheShopDoesNotShowItAnyMore,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Start a new cart' }));
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  },
};

export const AnotherTicketToTheSameEvent: Story = {
  args: {
    cart: {
      lines: [evening],
      events: [{ type: 'add', draft: { ...evening, variantId: 'under 18', variantTitle: 'Under 18' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You can only book one place per event')).toBeVisible();
    await expect(page.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const LongWords: Story = {
  args: {
    cart: {
      lines: [
        createProductLine(
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and what became of it',
          99,
          {
            collectionTitle: 'Books of the institute and of its friends in other towns',
            variantTitle: 'Hardback with a ribbon, signed by everyone who was at the table',
            price: { amountMinor: 1_249_900, currency: 'DKK' },
          },
        ),
        createProductLine(
          'A history of the next two hundred years, told by those who were not yet born when it began',
          1,
          {
            image: undefined,
          },
        ),
      ],
    },
  },
};

export const RightToLeft: Story = {
  args: {
    cart: {
      lines: [
        createProductLine('المائدة الطويلة', 2, { collectionTitle: 'كتب' }),
        createProductLine('خريطة المد', 1, { collectionTitle: 'مطبوعات', image: undefined }),
      ],
    },
    texts: { title: 'سلة التسوق', checkoutLabel: 'إتمام الشراء', subtotalLabel: 'المجموع', remove: 'إزالة' },
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const TheLastOneIsTakenOut: Story = {
  args: { cart: { lines: [book] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getAllByRole('button', { name: 'Remove The Long Table' })[0] as HTMLElement);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(await page.findByText('The Long Table is no longer in your cart')).toBeInTheDocument();
    await expect(page.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};
