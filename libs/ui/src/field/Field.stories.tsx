import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { grounds } from '../tokens/token-names.ts';
import { Checkbox } from './Checkbox.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const countries = ['Denmark', 'Greece', 'Iceland'].map((label) => ({ label, value: label }));

function Fields({ id, error, words = '' }: { id: string; error?: string; words?: string }): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        gap: 'var(--gh-space-m)',
        maxInlineSize: 'var(--gh-measure)',
        padding: '1rem 0',
      }}
    >
      <TextField
        id={`${id}-name`}
        label={words || 'Name'}
        autoComplete="name"
        error={error && `Name ${error}`}
      />
      <TextField
        id={`${id}-email`}
        label="Email"
        type="email"
        hint="We will only use it to reply."
        error={error && `Email ${error}`}
      />
      <Select
        id={`${id}-country`}
        label="Country"
        options={countries}
        placeholder="Choose a country"
        error={error && `Country ${error}`}
      />
      <TextArea id={`${id}-words`} label="What is it about?" mark="optional" defaultValue={words} />
      <Checkbox
        id={`${id}-journal`}
        label={words || 'Send me the journal’s table of contents, four times a year'}
        error={error && `This ${error}`}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/Fields',
  component: Fields,
  parameters: { layout: 'padded' },
  args: { id: 'story' },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithErrors: Story = { args: { error: 'is required' } };

export const LongWords: Story = {
  args: { words: 'Speciallægepraksisplanlægningsstabiliseringsperiode, which is a period of planning' },
};

export const RightToLeft: Story = {
  args: { words: 'المستقبل أرض شخص آخر', error: 'is required' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};

export const AllBackgrounds: Story = {
  render: ({ id }) => (
    <>
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground}>
          <Fields id={`${id}-${ground}`} error="is required" />
        </div>
      ))}
    </>
  ),
};

export const WithErrorSummary: Story = {
  render: ({ id }) => (
    <>
      <ErrorSummary
        title="There is a problem"
        errors={[
          { id: `${id}-name`, message: 'Name is required' },
          { id: `${id}-email`, message: 'Email is not valid' },
        ]}
      />
      <Fields id={id} />
    </>
  ),
};
