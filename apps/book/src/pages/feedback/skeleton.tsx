import { Card, GradientCard, Skeleton, SkeletonText, Spinner } from '@parlour/ui-kit';
import { DeferredRender, RecordRowsSkeleton } from '@parlour/ui-kit/parts';
import { Column } from '../../Column';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

export const skeleton = definePage({
  title: 'Skeleton, Spinner, DeferredRender',
  of: ['Skeleton', 'SkeletonText', 'RecordRowsSkeleton', 'Spinner', 'DeferredRender', 'useIsPainted', 'useSettledLoading'],
  states: (t) => ({
    boxes: (
      <Column>
        <Skeleton height={52} />
        <Skeleton width={120} ratio="3 / 4" radius="card" />
      </Column>
    ),
    text: (
      <Card>
        <SkeletonText lines={3} />
      </Card>
    ),
    'on a gradient card': (
      <GradientCard>
        <SkeletonText lines={2} />
      </GradientCard>
    ),
    'a frame later': (
      <Column>
        <Card>{t('Balance')}</Card>
        <DeferredRender>
          <Card>{t('Log out')}</Card>
        </DeferredRender>
      </Column>
    ),
    'rows of records': <RecordRowsSkeleton tile={40} />,
    spinner: (
      <Row>
        <Spinner label={t('Loading the game')} />
        <Spinner size={28} label={t('Loading the game')} />
      </Row>
    ),
  }),
});
