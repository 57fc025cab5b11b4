CREATE INDEX IF NOT EXISTS "event_once" ON "event" USING btree ("at") WHERE "event"."once" is not null;
