CREATE TABLE "shared_changes" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "changes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is read of a registration counts how often it has changed, whoever changes it: a copy of it is good for one count.
CREATE FUNCTION "count_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."changes" := OLD."changes" + 1;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "client_counts_changes" BEFORE UPDATE ON "client" FOR EACH ROW EXECUTE FUNCTION "count_change"();--> statement-breakpoint
CREATE FUNCTION "count_change_of_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "client" SET "changes" = "changes" WHERE "id" = coalesce(NEW."client_id", OLD."client_id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "part_counts_changes" AFTER INSERT OR UPDATE OR DELETE ON "part" FOR EACH ROW EXECUTE FUNCTION "count_change_of_client"();--> statement-breakpoint
CREATE TRIGGER "collection_row_counts_changes" AFTER INSERT OR UPDATE OR DELETE ON "collection_row" FOR EACH ROW EXECUTE FUNCTION "count_change_of_client"();--> statement-breakpoint
CREATE TRIGGER "renewal_counts_changes" AFTER INSERT OR UPDATE OR DELETE ON "renewal" FOR EACH ROW EXECUTE FUNCTION "count_change_of_client"();--> statement-breakpoint
CREATE TRIGGER "suitability_counts_changes" AFTER INSERT ON "suitability" FOR EACH ROW WHEN (NOT NEW."preview") EXECUTE FUNCTION "count_change_of_client"();--> statement-breakpoint
CREATE FUNCTION "count_shared_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "shared_changes" ("count") VALUES (1) ON CONFLICT ("id") DO UPDATE SET "count" = "shared_changes"."count" + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "setting_counts_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION "count_shared_change"();--> statement-breakpoint
CREATE TRIGGER "revision_counts_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "revision" FOR EACH STATEMENT EXECUTE FUNCTION "count_shared_change"();--> statement-breakpoint
CREATE TRIGGER "revision_set_counts_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "revision_set" FOR EACH STATEMENT EXECUTE FUNCTION "count_shared_change"();
