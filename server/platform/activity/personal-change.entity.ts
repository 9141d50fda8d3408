import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The value of a personal field before an activity changed it (A156). */
@Entity('personal_change')
export class PersonalChange {
  @PrimaryColumn('bigint') activityId!: string;
  @PrimaryColumn('text') field!: string;
  @Column('jsonb') before!: unknown;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
}
